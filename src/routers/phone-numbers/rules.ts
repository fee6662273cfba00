import { spelledNumbers, withDigits } from '../spelled-out/rules.ts';

/** A telephone number that stands alone: in one piece, in groups, or digit by digit. */
const DIGITS = /(?<!\d|\d[.,])(?:\+|00)?\d(?:[\s./()·•_*-]{0,3}\d){8,13}(?!\d|,\d)/g;
/** A date; the look-arounds exclude three groups of a longer number that look like one. */
const DATE =
  /(?<!\d|\d[/.-])(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)?\d{2}|(?:19|20)\d{2}[/.-](?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|[12]\d|3[01]))(?!\d|[/.-]\d)/;
/** Mobile numbers begin with 3, landlines with 0, both with an optional country code. */
const MOBILE = /^(?:\+39|0039|39)?3\d{8,9}$/;
const LANDLINE = /^(?:\+39|0039|39)?0[1-9]\d{6,9}$/;

/** Between the groups of a number; dashes of all lengths, and other signs that people put there. */
const GAP = String.raw`[\s./()\u2010-\u2015\u2212·•_*,-]{1,3}`;
const grouped = (...groups: string[]) => groups.join(GAP);
const D = (count: string) => String.raw`\d{${count}}`;
/** The groups in which people write ten digits after the prefix of a mobile or a landline number. */
const GROUPED = [
  String.raw`3[2-9]\d{8}`,
  ...[[D('7')], [D('3'), D('4')], [D('4'), D('3')], [D('3'), D('2'), D('2')], [D('2'), D('2'), D('3')], [D('2'), D('3'), D('2')]].map(
    (rest) => grouped(String.raw`3[2-9]\d`, ...rest),
  ),
  grouped(String.raw`0[1-9]`, D('7,8')),
  grouped(String.raw`0[1-9]\d`, D('6,8')),
  grouped(String.raw`0[1-9]\d\d`, D('5,7')),
  grouped(String.raw`0[1-9]\d?`, D('3,4'), D('3,4')),
].join('|');
/** A number that is recognized by its groups even if other numbers stand beside it: «Stanza 12 333 1234567». */
const BESIDE = new RegExp(String.raw`(?<!\d|\d[.,/\u2010-\u2015-])(?:${GROUPED})(?!\d|[.,/-]\d)`, 'g');
/** A number of another country: with its code, and at most one of its groups a single digit. */
const FOREIGN = new RegExp(
  String.raw`(?<![\p{L}\d)]|\d\s)(?:\+(?!39)[1-9]\d{0,2}|00(?!39)[1-9]\d{0,2}(?=${GAP}))(?:${GAP})?(?:\d${GAP})?(?:\d{2,4}(?:${GAP}\d{2,7}){1,4}|\d{7,12})(?!\d|,\d)`,
  'gu',
);
const FOREIGN_DIGITS = /^(?:\+|00)\d{10,14}$/;
/** The source of a pattern for the helplines of the support page, which anybody may mention, with or without the country code. */
export const HELPLINE_NUMBER = String.raw`(?:\+39|0039|39)?(?:0223272327|0677208977|3240117252)`;
const HELPLINE = new RegExp(`^${HELPLINE_NUMBER}$`);

/** Whether a text contains a telephone number, except those of helplines. A bar is read as a one, and as a separator. */
export function hasPhone(text: string): boolean {
  return isNumberIn(text) || (text.includes('|') && isNumberIn(text.replaceAll('|', ' ')));
}

function isNumberIn(text: string): boolean {
  const read = withDigits(text);
  const beside = (read.match(BESIDE) ?? []).map(digitsOf);
  if (beside.some((digits) => !HELPLINE.test(digits))) return true;
  // The hours of a helpline may stand beside its number.
  const others = beside.length > 0 ? read.replace(BESIDE, ';') : read;
  if ((others.match(FOREIGN) ?? []).some((number) => FOREIGN_DIGITS.test(digitsOf(number)) && !areMarks(groupsOf(number).slice(1))))
    return true;
  const written = (others.match(DIGITS) ?? []).filter((run) => !DATE.test(run)).map(groupsOf);
  return [...written, ...spelledNumbers(text).flatMap((groups) => [groups, upToTenDigits(groups)])].some((groups) => {
    const digits = groups.join('');
    if (areMarks(groups) || isCounting(groups) || HELPLINE.test(digits)) return false;
    return MOBILE.test(digits) || LANDLINE.test(digits);
  });
}

function groupsOf(number: string): string[] {
  return number.split(/[^\d+]+/);
}

function digitsOf(number: string): string {
  return groupsOf(number).join('');
}

/** The first groups that make ten digits, because another number may follow a spelled-out one. */
function upToTenDigits(groups: string[]): string[] {
  let digits = 0;
  const end = groups.findIndex((group) => (digits += group.length) >= 10);
  return digits === 10 ? groups.slice(0, end + 1) : [];
}

/** Exam marks in a row, which look like the groups of a number: 18 to 30, and 31 for 30 e lode. */
function areMarks(groups: string[]): boolean {
  return groups.length > 1 && groups.every((group) => group.length === 2 && Number(group) >= 18 && Number(group) <= 31);
}

/** Counting up or down by one, as in a breathing exercise. */
function isCounting(groups: string[]): boolean {
  const steps = groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
  return steps.length > 2 && Math.abs(steps[0]!) === 1 && steps.every((step) => step === steps[0]);
}
