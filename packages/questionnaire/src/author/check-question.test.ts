import { describe, expect, it } from 'vitest'
import type { TypeId } from '../definition.ts'
import { draftOf, draftQuestion, label, options, rows } from '../testing.ts'
import { checkDraft } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'

type Own = Partial<DraftQuestion> & { readonly Type: TypeId }

const untold = [{ Value: '1', Text: label(' ') }]
const nameless = [{ Model: ' ', Text: label('α'), Required: true }]
const image = { Image: '/a.png', Alt: label('Γάτα') }

/** What an author may get wrong, and the rules that say so; none where it is right. */
const CASES: readonly (readonly [what: string, own: Own, ...rules: string[]])[] = [
  ['no text', { Type: 11, Text: label('  ', 'English') }, 'text_missing'],
  ['a reserved name', { Type: 11, Model: 'true' }, 'model_format'],
  ['a name that is never read', { Type: 11, Model: '__proto__' }, 'model_format'],
  ['a name of digits', { Type: 11, Model: '12' }, 'model_format'],
  ['no options', { Type: 1 }, 'too_few_options'],
  ['an option without text', { Type: 1, Options: untold }, 'option_text_missing'],
  ['an option without value', { Type: 1, Options: options('') }, 'option_value_missing'],
  ['an option twice', { Type: 3, Options: options(1, 2, 1, 1) }, 'duplicate_option'],
  [
    'the value of "other" twice',
    { Type: 2, Options: options(1, 2), Other: { Model: '2', Text: label('Άλλο') } },
    'duplicate_option',
  ],
  ['yes as no', { Type: 25, TrueValue: '1', FalseValue: '1' }, 'duplicate_option'],
  ['no rows', { Type: 4, Options: options(1) }, 'no_rows'],
  ['a row without name', { Type: 4, Options: options(1), Rows: nameless }, 'row_name_missing'],
  ['a row twice', { Type: 19, Rows: rows('a', 'b', 'a') }, 'duplicate_row'],
  ['a row without text', { Type: 18, Rows: rows('') }, 'row_name_missing', 'row_text_missing'],
  [
    'a picture without words',
    { Type: 15, Options: [{ Value: '1', Text: label(''), Image: '/a' }] },
    'alt_missing',
  ],
  ['a picture with words', { Type: 15, Options: [{ Value: '1', Text: label(''), ...image }] }],
  ['limits the wrong way round', { Type: 12, Data: { Min: 2, Max: 1 } }, 'limits_crossed'],
  [
    'lengths the wrong way round',
    { Type: 11, Data: { MinLength: 2, MaxLength: 1 } },
    'limits_crossed',
  ],
  ['a slider from beyond its end', { Type: 8, Data: { Min: 100 } }, 'limits_crossed'],
  ['a step beyond the end', { Type: 8, Data: { Step: 101 } }, 'limits_beyond'],
  ['a slider', { Type: 8, Data: { Step: 100 } }],
  [
    'more choices than there are',
    { Type: 2, Options: options(1, 2), Data: { Min: 3 } },
    'limits_beyond',
  ],
  ['as many as there are', { Type: 2, Options: options(1, 2), Data: { Min: 2, Max: 9 } }],
  [
    'more places than items',
    { Type: 7, Options: options(1, 2), Data: { Top: 3 } },
    'limits_beyond',
  ],
  [
    'more words than are taken',
    { Type: 17, Options: options(3), Data: { Min: 4 } },
    'limits_beyond',
  ],
  [
    'more words than there are fields',
    { Type: 17, Options: options(150), Data: { Min: 120 } },
    'limits_beyond',
  ],
  ['more lines than there are', { Type: 18, Rows: rows('a'), Data: { Min: 11 } }, 'limits_beyond'],
  ['a text longer than any', { Type: 10, Data: { MinLength: 1_001 } }, 'limits_beyond'],
  ['nothing to share', { Type: 19, Rows: rows('a', 'b'), Data: { Total: 0 } }, 'total_positive'],
  ['no way to calculate', { Type: 23, Data: { Expression: ' ' } }, 'expression_missing'],
  [
    'what is no type of file',
    { Type: 21, Data: { Accept: ['pdf', '.docx', 'image/*'] } },
    'accept_format',
    'accept_format',
  ],
  ['a suggestion that is no number', { Type: 12, DefaultValue: 'ναι' }, 'default_wrong'],
  ['a suggestion out of range', { Type: 8, DefaultValue: '7', Data: { Max: 5 } }, 'default_wrong'],
  [
    'a suggestion that is no option',
    { Type: 1, Options: options(1), DefaultValue: '2' },
    'default_wrong',
  ],
  ['a suggestion', { Type: 20, DefaultValue: '5' }],
]

describe('what is wrong with a question', () => {
  const cases = CASES.map(([what, own, ...rules]) => ({ what, own, rules }))
  it.each(cases)('$what: $rules', ({ own, rules }) => {
    const question = draftQuestion({ Id: 'ID_0001', ...own })
    expect(checkDraft(draftOf([question])).map(({ rule }) => rule)).toEqual(rules)
  })

  it('is told of the title too', () => {
    const question = draftQuestion({ Type: 11 })
    const draft = draftOf([question], { Title: label(' ') })
    expect(checkDraft(draft)).toEqual([{ at: '', rule: 'title_missing' }])
  })
})
