import { describe, expect, it } from 'vitest'
import { jsonKeys, pathText } from './json-keys.ts'
import { unknownKeys, type Schema } from './json-schema.ts'

const SCHEMA: Schema = {
  type: 'object',
  properties: {
    Config: {
      type: 'object',
      properties: {
        GroupByGroup: { type: 'boolean' },
        tdfw: { type: 'object', additionalProperties: { type: 'string' } },
        View: { anyOf: [{ type: 'string' }, { propertyNames: { enum: ['Admin', 'Mentor'] } }] },
        Application: { type: 'array', items: { type: 'object', properties: {} } },
      },
      additionalProperties: {},
    },
    Fields: {
      type: 'array',
      items: { type: 'object', properties: { Name: {}, Label: {}, Visible: {} } },
    },
  },
  additionalProperties: {},
}

const found = (value: object) =>
  unknownKeys(jsonKeys(JSON.stringify(value)), SCHEMA).map(
    ({ path, meant }) => `${pathText(path)} ${meant}`,
  )

describe('names that a schema does not know', () => {
  it('are told at every depth, with the one that is probably meant', () => {
    expect(
      found({
        config: {},
        Config: { groupByGroup: true, Gruopbygroup: true, View: { Mentr: 'x' } },
        Fields: [{ Name: 'a' }, { Lable: 'b', Visble: 1, Mask: '00' }],
      }),
    ).toEqual([
      'config Config',
      'Config.groupByGroup GroupByGroup',
      'Config.Gruopbygroup GroupByGroup',
      'Config.View.Mentr Mentor',
      'Fields[1].Lable Label',
      'Fields[1].Visble Visible',
      'Fields[1].Mask undefined',
    ])
  })

  it('are any where it knows none, and below one that is unknown', () => {
    expect(
      found({
        Own: { Lable: 1 },
        Config: { tdfw: { Mentee: 'Ωφελούμενος' }, Application: [{ Question: {} }] },
        toString: 1,
      }),
    ).toEqual(['Own undefined', 'toString undefined'])
  })
})
