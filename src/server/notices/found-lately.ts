import { ID_BYTES, idBytes, piecesOf } from '../../routers/account-ids.ts';

/** Accounts, of which each takes a hundred bytes. */
const FOUND_MAX = 10_000;

/** Accounts that were looked for and found, each once; when they are too many the one that came first makes room. */
export class FoundLately {
  readonly #max: number;
  readonly #ids: Buffer;
  /** Where each begins. */
  readonly #places = new Map<string, number>();

  constructor(max = FOUND_MAX) {
    this.#max = max;
    this.#ids = Buffer.alloc(max * ID_BYTES);
  }

  add(accountId: string): void {
    if (this.#places.has(accountId)) return;
    let place = this.#places.size * ID_BYTES;
    if (this.#places.size === this.#max) {
      const [first, itsPlace] = this.#places.entries().next().value!;
      this.#places.delete(first);
      place = itsPlace;
    }
    idBytes(accountId).copy(this.#ids, place);
    this.#places.set(accountId, place);
  }

  /** For `Pseudonyms.findOwners`. */
  pieces(): Iterable<Buffer> {
    return piecesOf(this.#ids.subarray(0, this.#places.size * ID_BYTES));
  }
}
