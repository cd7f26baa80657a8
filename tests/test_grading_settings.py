"""grading.toml, and the points that a verdict earns by it."""

import inspect

import pytest

from helpers import ROOT, small_kata
from kata.errors import KataError
from kata.grading import settings as settings_module
from kata.grading.grades import NOT_SUBMITTED, Override, Verdict, grade, in_points
from kata.grading.settings import Settings, UnitSettings, read_settings
from kata.report import PASSED, WRONG, StageReport, TestReport, UnitReport
from kata.units import all_units, find_unit


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return small_kata(tmp_path_factory.mktemp("kata")).folder


@pytest.fixture
def settings(root, tmp_path):
    """A function: the text of a grading.toml -> what it says."""

    def read(text):
        file = tmp_path / "grading.toml"
        file.write_text(text, encoding="utf-8")
        return read_settings(root, file)

    return read


def test_without_a_file_each_unit_is_worth_ten_a_quarter_of_it_hidden(root):
    settings = read_settings(root)
    assert settings == Settings()
    assert settings.of(find_unit(root, "01")) == UnitSettings(10, 0.25, {})
    assert (settings.call_seconds, settings.unit_seconds) == (2, 60)


def test_the_file_at_the_top_of_the_kata_counts_unless_another_is_named(tmp_path):
    kata = small_kata(tmp_path / "kata")
    kata.write("grading.toml", "points = 3\n")
    other = kata.write("other.toml", "points = 4\n")
    assert read_settings(kata.folder).default.points == 3
    assert read_settings(kata.folder, other).default.points == 4


def test_what_is_set_for_one_unit_wins_over_what_is_set_for_all(root, settings):
    read = settings(
        "points = 5\nhidden_share = 0.5\n\n[unit.double]\npoints = 8\n\n[unit.double.weights]\nTestZero = 3\n"
    )
    assert read.of(find_unit(root, "01")) == UnitSettings(8, 0.5, {"TestZero": 3})
    assert read.of(find_unit(root, "02")) == UnitSettings(5, 0.5)


def test_units_are_named_as_everywhere_and_come_in_their_order(root, settings):
    assert [unit.folder for unit in settings('units = ["quadruple", "1", "01"]').units] == ["01_double", "02_quadruple"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("points", "not valid TOML"),
        ("point = 3", "point is not known: did you mean points?"),
        ("xyz = 3", "xyz is not known: there are: units, points"),
        ("points = -1", "points is -1: a number from 0 to"),
        ("points = 'ten'", "points is 'ten'"),
        ("points = true", "points is True"),
        ("points = nan", "points is nan"),
        ("points = inf", "points is inf"),
        ("hidden_share = 25", "hidden_share is 25: a number from 0 to 1"),
        ("call_seconds = 0", "call_seconds is 0"),
        ("unit_seconds = 1e9", "unit_seconds is 1000000000.0"),
        ("units = []", "units is a list of units"),
        ("units = '04'", "units is a list of units"),
        ("units = ['09']", "units: There is no unit '09'"),
        ("unit = 3", "unit is a table"),
        ("[unit.09]", "unit.09: There is no unit '09'"),
        ("[unit.1]\n[unit.double]", "unit.double is there twice"),
        ("[unit.1]\ncall_seconds = 1", "unit.1.call_seconds is not known"),
        ("[unit.1.weights]\nTestzero = 1", "unit.1.weights.Testzero is not known: did you mean TestZero?"),
        ("[unit.1.weights]\nTestZero = -1", "unit.1.weights.TestZero is -1"),
        ("[unit.1]\nweights = 3", "unit.1.weights is a table of stages"),
        ("[unit.1.weights]\nTestZero = 0\nTestSmall = 0\nTestNegative = 0", "gives every stage 0"),
    ],
)
def test_what_means_nothing_is_told_with_the_place(settings, text, said):
    with pytest.raises(KataError) as caught:
        settings(text)
    assert said in str(caught.value)
    assert "grading.toml" in str(caught.value)


def test_a_settings_file_that_is_missing_or_no_text_is_told(root, tmp_path):
    with pytest.raises(KataError, match="There is no file"):
        read_settings(root, tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(KataError, match="can't be read"):
        read_settings(root, tmp_path / "bad.toml")
    with pytest.raises(KataError, match="can't be read"):
        read_settings(root, tmp_path)


# Points


def a_verdict(unit, *statuses, hidden=(PASSED, PASSED)):
    """A verdict with one test a stage, of these statuses, and these of the hidden tests."""
    report = UnitReport.of(unit, "submission", unit.stages)
    for stage, status in zip(report.stages, statuses, strict=True):
        stage.tests.append(TestReport("test_it", status))
    return Verdict(report, StageReport("hidden", "Hidden tests", [TestReport("test_it", status) for status in hidden]))


@pytest.fixture(scope="module")
def unit(root):
    return find_unit(root, "01")


def test_all_green_earns_all_points(unit):
    graded = grade(unit, UnitSettings(), a_verdict(unit, PASSED, PASSED, PASSED))
    assert (graded.points, graded.of, graded.status) == (10, 10, PASSED)
    assert [stage.of for stage in graded.stages] == [2.5, 2.5, 2.5]
    assert graded.hidden_text == "hidden: 2 of 2"


def test_a_stage_counts_by_itself_and_hidden_tests_in_parts(unit):
    graded = grade(unit, UnitSettings(), a_verdict(unit, PASSED, WRONG, PASSED, hidden=[PASSED, WRONG, WRONG, WRONG]))
    assert graded.points == 2.5 + 2.5 + 0.62  # and a half of a hundredth, rounded to even
    assert graded.status == WRONG
    assert graded.hidden_text == "hidden: 1 of 4"


def test_weights_divide_the_points_of_the_stages(unit):
    settings = UnitSettings(12, 0, {"TestZero": 4, "TestNegative": 0})
    graded = grade(unit, settings, a_verdict(unit, WRONG, PASSED, PASSED))
    assert [stage.of for stage in graded.stages] == [2.4, 9.6, 0]
    assert graded.points == 9.6


def test_a_unit_without_hidden_tests_has_all_points_in_its_stages(unit):
    graded = grade(unit, UnitSettings(), a_verdict(unit, PASSED, PASSED, PASSED, hidden=[]))
    assert (graded.points, graded.hidden.of, graded.hidden_text) == (10, 0, "")


def test_green_stages_with_a_red_hidden_test_are_not_passed(unit):
    graded = grade(unit, UnitSettings(), a_verdict(unit, PASSED, PASSED, PASSED, hidden=[PASSED, WRONG]))
    assert graded.status == WRONG
    assert graded.points == 8.75


def test_nothing_handed_in_is_no_points_and_says_so(unit):
    graded = grade(unit, UnitSettings(), None)
    assert (graded.points, graded.of, graded.status) == (0, 10, NOT_SUBMITTED)
    assert [stage.report.name for stage in graded.stages] == ["TestSmall", "TestZero", "TestNegative"]


def test_an_instructors_points_win_and_the_computed_ones_stay_to_be_seen(unit):
    verdict = a_verdict(unit, PASSED, WRONG, WRONG, hidden=[WRONG])
    graded = grade(unit, UnitSettings(), verdict, "kim/double.py", Override(9.5, "explained it to me"))
    assert (graded.points, graded.computed, graded.origin) == (9.5, 2.5, "kim/double.py")


def test_a_verdict_is_the_same_after_it_was_stored(unit):
    verdict = a_verdict(unit, PASSED, WRONG, WRONG)
    assert Verdict.from_json(verdict.to_json()) == verdict


@pytest.mark.parametrize(("points", "text"), [(7.0, "7"), (7.5, "7.5"), (20 / 3, "6.67"), (0.0, "0"), (100.0, "100")])
def test_points_are_shown_without_needless_places(points, text):
    assert in_points(points) == text


def test_the_example_in_the_module_is_valid_for_this_kata(tmp_path):
    text = inspect.cleandoc(settings_module.__doc__).partition("\n\n")[2]
    file = tmp_path / "grading.toml"
    file.write_text(text, encoding="utf-8")
    read = read_settings(ROOT, file)
    assert read.of(find_unit(ROOT, "04")).points == 20
    assert len(read.units) == 2 < len(all_units(ROOT))
