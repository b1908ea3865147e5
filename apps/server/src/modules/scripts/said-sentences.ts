/** Functions of scripts whose texts people read. */
const SAYING = /(?<![\w$.])(?:refuse|notify)\s*\(/y
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/sy
const COMMENT = /\/\/[^\n]*|\/\*.*?\*\//sy

/** Those of `notify` that name who is told. */
const RECEIVERS = new Set(['mentee', 'mentor'])

/**
 * The sentences that a script says to people, each once: texts within `refuse(…)` and `notify(…)`. What it puts
 * together of several texts, and templates with something filled in, are none that somebody else can say.
 * ```ts
 * saidSentences("if (!data.goal) refuse('Γράψτε τον στόχο.')") // => ['Γράψτε τον στόχο.']
 * saidSentences('refuse(`Λείπουν ${n}`)') // => []
 * ```
 */
export function saidSentences(code: string): string[] {
  const said = new Set<string>()
  /** How many brackets are open within what is said; none outside of it. */
  let depth = 0
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(code)?.[0]
  }
  while (at < code.length) {
    const passed = take(COMMENT)
    const text = passed === undefined ? take(TEXT) : undefined
    const saying = passed === undefined && text === undefined ? take(SAYING) : undefined
    const sign = code[at]
    if (text !== undefined && depth > 0 && !text.includes('${')) said.add(readText(text).trim())
    if (saying !== undefined) depth += 1
    else if (depth > 0 && passed === undefined && text === undefined) {
      if (sign === '(') depth += 1
      if (sign === ')') depth -= 1
    }
    at += (passed ?? text ?? saying)?.length ?? 1
  }
  return [...said].filter((text) => /\p{L}/u.test(text) && !RECEIVERS.has(text))
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' }

/** A text of a script as it says it. */
const readText = (written: string): string =>
  written
    .slice(1, -1)
    .replaceAll(
      /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gis,
      (all, braced: string, four: string, two: string, one: string) => {
        const number = Number.parseInt(braced ?? four ?? two ?? '', 16)
        if (Number.isNaN(number)) return ESCAPED[one] ?? one
        return number <= 0x10_ff_ff ? String.fromCodePoint(number) : all
      },
    )
