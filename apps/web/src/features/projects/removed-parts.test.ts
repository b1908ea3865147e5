import { describe, expect, it } from 'vitest'
import type { JsonObject } from './json-path.ts'
import { hasField, removedParts, usesInDraft } from './removed-parts.ts'

const field = (Name: string, Options?: string[]) => ({
  Name,
  Label: Name.toUpperCase(),
  ...(Options && { Options }),
})

const SAVED: JsonObject = {
  Settings: {
    Config: {
      gdpr: { UserField: 'gdpr' },
      MicrodataSendFilter: [
        { Field: 'city', Match: 'in', Value: ['Άρτα', 'Βόλος'] },
        { Field: 'city', Value: 'Άρτα' },
      ],
      Matching: { AreaField: 'city', SharedFields: ['city', 'phone'] },
      Application: [{ Questions: { city: {} } }, { Questions: { phone: {} } }],
    },
    User: {
      Fields: [field('city', ['Άρτα', 'Βόλος', 'Χίος']), field('phone'), field('gdpr')],
      Filters: [{ Field: 'city' }],
    },
    Mentor: { ProjectFields: [field('phone')], Filters: [{ Field: 'city', Options: ['Βόλος'] }] },
  },
}

const withUserFields = (Fields: object[]): JsonObject =>
  ({ Settings: { ...(SAVED['Settings'] as JsonObject), User: { Fields } } }) as JsonObject

describe('what a draft has lost', () => {
  it('are fields that are in no list any more, and options of those that are', () => {
    const draft = withUserFields([field('city', ['Βόλος', 'Κως'])])
    expect(removedParts(SAVED, draft, 'el')).toEqual([
      { field: 'city', label: 'CITY', options: ['Άρτα', 'Χίος'] },
      { field: 'gdpr', label: 'GDPR' },
    ])
    expect(removedParts(SAVED, SAVED, 'el')).toEqual([])
    // A field that may now hold any text has lost no option.
    expect(removedParts(SAVED, withUserFields([field('city'), field('gdpr')]), 'el')).toEqual([])
    expect([hasField(draft, 'phone'), hasField(draft, 'gdpr')]).toEqual([true, false])
  })

  it('may be named by filters, conditions and other settings', () => {
    const uses = (name: string, options?: string[]) => {
      const { Filters, Conditions, Settings } = usesInDraft(SAVED, {
        field: name,
        ...(options && { options }),
      })
      return [Filters, Conditions, Settings]
    }
    expect(uses('city')).toEqual([2, 2, 3])
    expect(uses('city', ['Βόλος'])).toEqual([1, 1, 0])
    expect(uses('city', ['Χίος'])).toEqual([0, 0, 0])
    expect(uses('gdpr')).toEqual([0, 0, 1])
    expect(uses('other')).toEqual([0, 0, 0])
  })
})
