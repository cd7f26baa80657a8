// Zips of small text files, as any program writes and reads them; what is in a zip is not believed.

// The signatures of a zip's three parts: a file, a line of the list at the end, the end of that list.
const FILE = 0x04034b50;
const LINE = 0x02014b50;
const END = 0x06054b50;

const STORED = 0;
const DEFLATED = 8;
const UTF_8 = 0x0800;
const ENCRYPTED = 1;
const LARGEST = 1_000_000;

const CRC = Uint32Array.from({ length: 256 }, (_, number) => {
  for (let bit = 0; bit < 8; bit += 1) number = number & 1 ? (number >>> 1) ^ 0xedb88320 : number >>> 1;
  return number;
});

const crc32 = (bytes) => ~bytes.reduce((crc, byte) => CRC[(crc ^ byte) & 255] ^ (crc >>> 8), -1) >>> 0;

/** What the parts, numbers as [value, bytes] or bytes, are one after the other. */
function joined(...parts) {
  const bytes = parts.flatMap((part) => {
    if (part instanceof Uint8Array) return [...part];
    const [value, length] = part;
    return Array.from({ length }, (_, place) => Math.floor(value / 256 ** place) & 255);
  });
  return Uint8Array.from(bytes);
}

/** A zip of `files`, {path: text}, as a Blob. */
export function zip(files) {
  const now = new Date();
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  const day = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();
  const parts = [];
  const lines = [];
  let place = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const bytes = new TextEncoder().encode(text);
    const size = [bytes.length, 4];
    const about = joined(
      [20, 2],
      [UTF_8, 2],
      [STORED, 2],
      [time, 2],
      [day, 2],
      [crc32(bytes), 4],
      size,
      size,
      [name.length, 2],
      [0, 2],
    );
    lines.push(joined([LINE, 4], [20, 2], about, [0, 2], [0, 2], [0, 2], [0, 4], [place, 4], name));
    parts.push(joined([FILE, 4], about, name), bytes);
    place = parts.reduce((sum, part) => sum + part.length, 0);
  }
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const number = [lines.length, 2];
  const end = joined([END, 4], [0, 2], [0, 2], number, number, [length, 4], [place, 4], [0, 2]);
  return new Blob([...parts, ...lines, end], { type: "application/zip" });
}

/**
 * The files of a zip whose path `isWanted`, as {path: text}. Throws an Error with a sentence for the reader where it
 * is none, or one that can't be read.
 */
export async function unzip(buffer, isWanted) {
  const view = new DataView(buffer);
  const files = {};
  try {
    for (const { path, ...file } of lines(view)) {
      if (isWanted(path)) files[path] = await text(view, path, file);
    }
  } catch (error) {
    // Beyond the end of the data.
    if (error instanceof RangeError) throw new Error("This zip is broken.", { cause: error });
    throw error;
  }
  return files;
}

function* lines(view) {
  let end = view.byteLength - 22;
  // A comment of at most 65535 bytes may follow.
  while (end >= Math.max(0, view.byteLength - 22 - 65535) && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("This is not a zip.");
  let place = view.getUint32(end + 16, true);
  for (let number = view.getUint16(end + 10, true); number > 0; number -= 1) {
    if (view.getUint32(place, true) !== LINE) throw new Error("This zip is broken.");
    const lengths = [28, 30, 32].map((offset) => view.getUint16(place + offset, true));
    const following = place + 46 + lengths[0] + lengths[1] + lengths[2];
    if (following > end) throw new Error("This zip is broken.");
    yield {
      path: new TextDecoder().decode(new Uint8Array(view.buffer, place + 46, lengths[0])),
      flags: view.getUint16(place + 8, true),
      method: view.getUint16(place + 10, true),
      crc: view.getUint32(place + 16, true),
      packed: view.getUint32(place + 20, true),
      start: view.getUint32(place + 42, true),
    };
    place = following;
  }
}

async function text(view, path, { flags, method, crc, packed, start }) {
  if (flags & ENCRYPTED) throw new Error(`${path} is locked by a password.`);
  if (method !== STORED && method !== DEFLATED) throw new Error(`${path} is packed in a way that is not known here.`);
  const begin = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const bytes = await inflated(new Uint8Array(view.buffer, begin, packed), method === DEFLATED, path);
  if (crc32(bytes) !== crc) throw new Error(`${path} is broken in this zip.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    throw new Error(`${path} is no text in UTF-8.`);
  }
}

/** All that is packed in the bytes, if it is not too much: a small zip can hold a huge file. */
async function inflated(bytes, isDeflated, path) {
  let stream = new Blob([bytes]).stream();
  if (isDeflated) stream = stream.pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const chunks = [];
  let size = 0;
  while (size <= LARGEST) {
    const { value, done } = await reader.read().catch(() => {
      throw new Error(`${path} is broken in this zip.`);
    });
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    chunks.push(value);
  }
  await reader.cancel();
  throw new Error(`${path} is too large: at most a megabyte is taken.`);
}
