/** What a model may be: as checkDraft demands it. */
const MODEL = /^[\p{L}_][\p{L}\p{N}_]{0,63}$/u
const WORDS = ['now', 'value', 'true', 'false', 'null', 'undefined', 'this', 'iif']

/** Gives names of a file to questions here: as they are where they can be, and each once. */
export class OwnNames {
  readonly #taken = new Set<string>(WORDS)

  take(name: string): string {
    const plain = name.replace(/[^\p{L}\p{N}_]+/gu, '_').slice(0, 60)
    const base = MODEL.test(plain)
      ? plain
      : `q${plain}`.replace(/[^\p{L}\p{N}_]/gu, '').slice(0, 60)
    let model = base
    for (let number = 2; this.#taken.has(model); number += 1) model = `${base}_${number}`
    this.#taken.add(model)
    return model
  }
}

/**
 * How an expression reads a part of a question's value, such as a row of a grid.
 * ```ts
 * partSource('grid', 'r1') // => 'grid.r1'
 * ```
 */
export function partSource(model: string, key: string): string {
  if (MODEL.test(key)) return `${model}.${key}`
  return `${model}['${key.replace(/[\\']/g, (sign) => `\\${sign}`)}']`
}
