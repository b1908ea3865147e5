/**
 * The rules of a password (spec §5). `bit` is the rule's place in the bitmask; `required` is false
 * for what the form shows as a strength but does not insist on.
 */
export const PASSWORD_RULES = [
  { bit: 1, name: 'length', required: true, pattern: /^.{8,}$/su },
  { bit: 2, name: 'lowercase', required: true, pattern: /\p{Ll}/u },
  { bit: 4, name: 'uppercase', required: false, pattern: /\p{Lu}/u },
  { bit: 8, name: 'digit', required: true, pattern: /[0-9]/ },
  { bit: 16, name: 'special', required: true, pattern: /[!@#$%^&]/ },
] as const

/** The alternative strict pattern (spec §5), which a project may choose: every rule is required, other characters are special. */
const STRICT_RULES = PASSWORD_RULES.map((rule) =>
  rule.name === 'special'
    ? ({ ...rule, name: 'specialStrict', pattern: /[@$!%*?&]/ } as const)
    : { ...rule, required: true },
)

/** The rules of a password, or the strict ones. */
export const passwordRules = (isStrict: boolean) => (isStrict ? STRICT_RULES : PASSWORD_RULES)

/**
 * The bitmask of the rules that a password fails; 0 when it keeps all, 31 when it is empty.
 * ```ts
 * passwordFailures('') // => 31
 * ```
 */
export function passwordFailures(password: string, isStrict = false): number {
  return failuresOf(password, passwordRules(isStrict))
}

/**
 * The bitmask of the required rules that a password fails; it is accepted when this is 0.
 * ```ts
 * missingRequired('abcdef1!') // => 0
 * missingRequired('abcdef1!', true) // => 4
 * ```
 */
export function missingRequired(password: string, isStrict = false): number {
  return failuresOf(
    password,
    passwordRules(isStrict).filter((rule) => rule.required),
  )
}

function failuresOf(
  password: string,
  rules: readonly { readonly bit: number; readonly pattern: RegExp }[],
): number {
  return rules.reduce((mask, { bit, pattern }) => (pattern.test(password) ? mask : mask | bit), 0)
}
