/** A store of texts as browsers have it, for tests outside of one. */
export class FakeStorage implements Storage {
  readonly #texts = new Map<string, string>()
  get length() {
    return this.#texts.size
  }
  clear() {
    this.#texts.clear()
  }
  key(at: number) {
    return [...this.#texts.keys()][at] ?? null
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null
  }
  setItem(key: string, text: string) {
    this.#texts.set(key, text)
  }
  removeItem(key: string) {
    this.#texts.delete(key)
  }
  /** All that is kept, as one object. */
  all() {
    return Object.fromEntries(this.#texts)
  }
}
