import type { CallOutput } from '#shared'

type StoredSetting = CallOutput<'reports.getQuery'>['Settings'][number]

/** What is known of a parameter beside its name. */
export interface ParameterSetting {
  readonly Name: string
  readonly Kind: NonNullable<StoredSetting['Kind']>
  /** Empty where its name is shown. */
  readonly Label: string
  /** As it is typed; empty for none. */
  readonly Default: string
  readonly Source: NonNullable<StoredSetting['Source']>
  readonly Choices: string[]
  readonly QueryId: number | null
}

/** A stored setting with what it leaves out. */
export const wholeSetting = (setting: StoredSetting): ParameterSetting => ({
  Name: setting.Name,
  Kind: setting.Kind ?? 'text',
  Label: setting.Label ?? '',
  Default: setting.Default ?? '',
  Source: setting.Source ?? 'free',
  Choices: setting.Choices ?? [],
  QueryId: setting.QueryId ?? null,
})
export type ParameterValue = string | number | boolean | null | (string | number | boolean | null)[]
export type ParameterValues = Readonly<Record<string, ParameterValue>>

/** What is known of a parameter that nobody has said anything about. */
export const plainParameter = (Name: string): ParameterSetting => wholeSetting({ Name })

/** A text as it is typed, as the value of a parameter's kind; null for none. */
export function valueOf({ Kind }: ParameterSetting, text: string): ParameterValue {
  if (text === '') return null
  if (Kind === 'boolean') return text === 'true'
  if (Kind === 'list')
    return text
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
  const number = Number(text.replace(',', '.'))
  return Kind === 'number' && Number.isFinite(number) ? number : text
}

/** The values that parameters begin with. */
export function defaultsOf(
  names: readonly string[],
  settings: readonly ParameterSetting[],
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, settings.find(({ Name }) => Name === name)?.Default ?? '']),
  )
}
