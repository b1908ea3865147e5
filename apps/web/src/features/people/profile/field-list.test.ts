import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { expect, it } from 'vitest'
import { groupFields } from './field-list.ts'

const field = (Name: string, Editable: number, Type = 'text') => ({
  Name,
  Label: `${Name}!`,
  Type,
  Visible: 5,
  Editable,
})

const settings: ProjectSettings = {
  Config: { gdpr: { Required: true, UserField: 'agreed', MinValue: 1 } },
  User: {
    Fields: [field('first_name', 2), field('afm', 1), field('birth_date', 3, 'date')],
    ProjectFields: [field('agreed', 4), field('goal', 4)],
  },
}
const values = {
  Roles: ['Mentee'],
  Fields: { first_name: 'Άννα', afm: '•••••9812' },
  ProjectFields: { goal: 'Ζ' },
}

it('groups the fields in the order of the settings', () => {
  const groups = groupFields(values, settings, 0)
  expect(groups.map(({ key, fields }) => [key, fields.map(({ name }) => name)])).toEqual([
    ['standard', ['first_name']],
    ['person', ['afm', 'birth_date']],
    ['project', ['agreed', 'goal']],
  ])
  const [afm, birth] = groups[1]?.fields ?? []
  expect(afm).toMatchObject({ label: 'afm!', masked: true, value: '•••••9812', type: 'afm' })
  expect(birth).toMatchObject({ masked: false, value: '', type: 'date' })
})

it('reads the consent as yes or no', () => {
  const given = { ...values, ProjectFields: { agreed: '1' } }
  const [agreed] = groupFields(given, settings, 0)[2]?.fields ?? []
  expect(agreed?.words('1', (key) => key)).toBe('core.yes')
  expect(agreed?.words('0', (key) => key)).toBe('core.no')
})

it('lets change what the level allows, and never the consent', () => {
  const editable = (level: number) =>
    groupFields(values, settings, level).flatMap(({ fields }) =>
      fields.filter((one) => one.editable).map(({ name }) => name),
    )
  expect(editable(0)).toEqual(['first_name', 'afm', 'birth_date', 'goal'])
  expect(editable(3)).toEqual(['birth_date', 'goal'])
  expect(editable(5)).toEqual([])
})

it('adds the fields of the profile types of their roles, as far as nothing hides them', () => {
  const typed: ProjectSettings = {
    ...settings,
    Mentor: { Fields: [field('sector', 4), { ...field('birth_date', 1, 'date'), Visible: 1 }] },
    Supervisor: { Fields: [field('post', 4)] },
  }
  const namesOf = (Roles: string[]) =>
    groupFields({ ...values, Roles }, typed, 3)
      .flatMap(({ fields }) => fields)
      .map(({ name, editable }) => `${name}${editable ? '' : ' read'}`)
  expect(namesOf(['Mentee'])).not.toContain('sector')
  expect(namesOf(['Mentor', 'Mentee'])).toContain('sector')
  expect(namesOf(['Mentor'])).toContain('birth_date read')
})

it('leaves out groups without fields', () => {
  expect(groupFields(values, { User: { Fields: [field('phone', 4)] } }, 0)).toHaveLength(1)
})
