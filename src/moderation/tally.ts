/** Bits of a place in the largest table; smaller tables use the leading bits. */
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

/** A hash table of values by place for one text at a time: small enough for the CPU cache, unlike an array of all places. */
export class Tally {
  size = 0;
  places = new Uint32Array(1024);
  values = new Float32Array(1024);
  /** The index of a place plus one, by slot. */
  private slots = new Uint32Array(4096);

  clear(): void {
    this.size = 0;
    this.slots.fill(0);
  }

  /** Returns the index of a place, which is added with the value 0 if it is new. */
  at(place: number): number {
    const last = this.slots.length - 1;
    let slot = Math.imul(place, 0x9e3779b1) >>> 8;
    for (; ; slot += 1) {
      const index = this.slots[(slot &= last)]! - 1;
      if (index < 0) return this.add(place, slot);
      if (this.places[index] === place) return index;
    }
  }

  private add(place: number, slot: number): number {
    if (this.size === this.places.length) {
      this.grow();
      return this.at(place);
    }
    this.places[this.size] = place;
    this.values[this.size] = 0;
    this.slots[slot] = this.size += 1;
    return this.size - 1;
  }

  private grow(): void {
    const { places, values, size } = this;
    this.places = new Uint32Array(2 * places.length);
    this.values = new Float32Array(2 * places.length);
    this.slots = new Uint32Array(2 * this.slots.length);
    this.size = 0;
    for (let index = 0; index < size; index += 1) this.values[this.at(places[index]!)] = values[index]!;
  }
}
