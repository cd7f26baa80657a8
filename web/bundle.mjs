// Bundles the page's scripts: node bundle.mjs OPTIONS, which are esbuild's own options, as JSON. Prints its metafile.
// It calls the package and not its command, which is a script or a program, by whether npm ran the package's set-up.
import { build } from "esbuild";

try {
  const { metafile } = await build({ ...JSON.parse(process.argv[2]), metafile: true });
  process.stdout.write(JSON.stringify(metafile));
} catch (error) {
  if (!error.errors?.length) console.error(error); // else esbuild has told what is wrong
  process.exitCode = 1;
}
