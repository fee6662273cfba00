/**
 * Letters of other scripts, small capitals and letters with strokes, by the Latin letters that they are read as in disguises.
 * Whatever compatibility decomposition already resolves (full width, mathematical, circled, accented) is not listed.
 * Upper case is listed where it looks unlike its own lower case.
 */
export const LOOKALIKES: Record<string, string> = {
  a: 'аӓɑαᴀɐᗩΑАᎪꓮ',
  ae: 'æӕᴁ',
  b: 'ьъβʙɓƀßВΒҌᏴᗷꓐ',
  c: 'сςϲᴄɔƈȼСϹᏟᑕꓚҫ',
  d: 'ԁдđðɖɗᴅᎠꓓᗪ',
  e: 'еёэєεɛҽᴇɜΕЕᎬꓰɇξ',
  f: 'ƒфɸꜰϝꓝᖴ',
  g: 'ɡɢǥցԍᏀꓖɠ',
  h: 'һհнʜħɦΗНᎻꓧ',
  i: 'іїιıɨɪӏℹΙІᏆꓲǀ',
  j: 'јʝᴊɉЈᎫꓙ',
  k: 'кκᴋƙқКΚᏦꓗ',
  l: 'лʟłɭɫꓡᏞⅼ',
  m: 'мᴍɱΜМᎷꓟ',
  n: 'пոηиɴŋɲɳΝИᴎꓠ',
  o: 'оοσօøөɵᴏОΟΘΟႭꓳ◯○●⭕〇',
  oe: 'œ',
  p: 'рρᴘþƥРΡᏢꓑᑭ',
  q: 'զԛǫɋԚ',
  r: 'гяʀɾɼʁɹᎡꓣ',
  s: 'ѕꜱʂƨЅᏚꓢş',
  t: 'тτᴛŧƭʈТΤꓔ†',
  u: 'υսцᴜʊʉμµꓴᑌ',
  v: 'νѵᴠʋʌⅴᏙꓦᐯ',
  w: 'ѡшщᴡʍωԝᎳꓪ',
  x: 'хχҳХΧꓫ',
  y: 'уүʏƴγɏλУΥҮꓬʎ',
  z: 'ᴢƶʐʒzΖᏃꓜȥ',
  '3': 'зЗʒӡ',
};

/** Digits and symbols that stand for a letter inside a word. `1`, `!` and `|` also stand for l: keys treat i and l alike. */
export const LEET: Record<string, string> = {
  '0': 'o', '1': 'i', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g',
  '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'i', '¡': 'i', '£': 'l', '+': 't', '§': 's', '¢': 'c', '¥': 'y', '°': 'o', '&': 'e', 'º': 'o', 'ª': 'a',
};
