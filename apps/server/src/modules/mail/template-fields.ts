import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'

type Field = OutputOf<typeof contract.mail.calls.getTemplate>['Fields'][number]

/** What a template may say: of lists, what each of them has as well. */
export function fieldsOf(known: Readonly<Record<string, unknown>>): Field[] {
  return Object.entries(known).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [fieldOf(name, value, null)]
    const one = name.replace(/s$/, '')
    const items: readonly unknown[] = value
    const [first] = items
    const isNamed = typeof first === 'object' && first !== null
    const parts = isNamed
      ? Object.entries(first).map(([part, said]) => fieldOf(`${one}.${part}`, said, name))
      : []
    const line = isNamed ? parts.map(({ Placeholder }) => Placeholder).join(' · ') : `{{ ${one} }}`
    const Placeholder = `{% for ${one} in ${name} %}\n${line}\n{% endfor %}`
    return [{ Name: name, Kind: 'list' as const, Placeholder, Of: null }, ...parts]
  })
}

function fieldOf(name: string, value: unknown, list: string | null): Field {
  const Kind = kindOf(value)
  return { Name: name, Kind, Placeholder: PLACEHOLDERS[Kind](name), Of: list }
}

const plain = (name: string): string => `{{ ${name} }}`

const PLACEHOLDERS: Readonly<Record<Exclude<Field['Kind'], 'list'>, (name: string) => string>> = {
  text: plain,
  number: plain,
  moment: (name) => `{{ ${name} | moment }}`,
  link: (name) => `[…]({{ ${name} }})`,
  yesNo: (name) => `{% if ${name} %}…{% endif %}`,
}

function kindOf(value: unknown): Exclude<Field['Kind'], 'list'> {
  if (typeof value === 'boolean') return 'yesNo'
  if (typeof value === 'number') return 'number'
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'moment'
  return text.startsWith('https://') ? 'link' : 'text'
}
