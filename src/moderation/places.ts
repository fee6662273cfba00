/** Places are numbered for the largest table; smaller ones take the first bits. */
export const PLACE_BITS = 20;

export function hash(text: string, seed: number): number {
  let value = seed ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

export function mixed(one: number, other: number): number {
  const value = Math.imul(one ^ ((other << 7) | (other >>> 25)), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

export function placeOf(hashed: number): number {
  return hashed >>> (32 - PLACE_BITS);
}
