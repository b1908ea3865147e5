/** What a script has planned, checked: see judge-effects.ts. */
export type Effect =
  | {
      readonly kind: 'field'
      readonly name: string
      readonly place: 'person' | 'membership'
      readonly value: string
      readonly old: string
    }
  | { readonly kind: 'data'; readonly actionId: number; readonly data: Record<string, unknown> }
  | { readonly kind: 'date'; readonly actionId: number; readonly at: string | null }
  | {
      readonly kind: 'due'
      readonly actionId: number
      readonly until: string
      readonly reason: string
    }
  | { readonly kind: 'meeting'; readonly actionId: number; readonly at: string }
  | { readonly kind: 'notice'; readonly to: 'mentee' | 'mentor'; readonly text: string }

/** An effect as authors are shown it, and as runs are kept. */
export function describeEffect(effect: Effect) {
  const about = { Kind: effect.kind, ActionId: null, Name: null }
  switch (effect.kind) {
    case 'field':
      return { ...about, Name: effect.name, Value: JSON.stringify(effect.value) }
    case 'data':
      return { ...about, ActionId: effect.actionId, Value: JSON.stringify(effect.data) }
    case 'date':
    case 'meeting':
      return { ...about, ActionId: effect.actionId, Value: JSON.stringify(effect.at) }
    case 'due':
      return { ...about, ActionId: effect.actionId, Value: JSON.stringify(effect.until) }
    case 'notice':
      return { ...about, Name: effect.to, Value: JSON.stringify(effect.text) }
  }
}
