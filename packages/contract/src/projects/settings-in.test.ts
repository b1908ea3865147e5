import { describe, expect, it } from 'vitest'
import { projectSettings } from './entities.ts'
import { groupIn, settingsIn } from './settings-in.ts'

const state = 'root.defaultlayout.project.home'
const written = projectSettings.parse({
  Config: {
    Color: 'teal',
    Contact: { Name: 'Γραφείο', Names: { en: 'Office' }, Phone: '210' },
    Groups: { Έναρξη: { en: 'Start' } },
  },
  Roles: {
    Mentor: [
      {
        state,
        label: 'Αρχική',
        labels: { en: 'Home' },
        icon: 'house',
        items: [
          { state, label: 'Πλέγμα', labels: { en: 'Grid' } },
          { state, label: 'Μηνύματα' },
        ],
      },
    ],
  },
  Mentor: {
    Label: 'Μέντορας',
    Labels: { en: 'Mentor' },
    ProjectFields: [
      {
        ...{ Name: 'specialty', Type: 'select', Visible: 4, Editable: 3 },
        Label: 'Κλάδος',
        Labels: { en: 'Branch' },
        Options: ['Εμπόριο', 'Υγεία'],
        OptionLabels: { Εμπόριο: { en: 'Trade' } },
      },
    ],
  },
})

describe('settings in a language', () => {
  it('say menus, fields, options and whom to turn to in it, the default where it is missing', () => {
    expect(settingsIn(written, 'en')).toMatchObject({
      Config: { Color: 'teal', Contact: { Name: 'Office', Phone: '210' } },
      Roles: {
        Mentor: [
          { label: 'Home', icon: 'house', items: [{ label: 'Grid' }, { label: 'Μηνύματα' }] },
        ],
      },
      Mentor: {
        Label: 'Mentor',
        ProjectFields: [{ Label: 'Branch', OptionWords: { Εμπόριο: 'Trade' } }],
      },
    })
  })

  it('say what is written, in the default language', () => {
    const { Roles, Mentor } = settingsIn(written, 'el')
    expect(Roles).toEqual(written.Roles)
    expect(Mentor).toMatchObject({ Label: 'Μέντορας', ProjectFields: [{ Label: 'Κλάδος' }] })
    expect(settingsIn({}, 'en')).toEqual({})
  })

  it('name groups of actions', () => {
    expect(groupIn(written, 'Έναρξη', 'en')).toBe('Start')
    expect(groupIn(written, 'Έναρξη', 'el')).toBe('Έναρξη')
    expect(groupIn(written, 'Άλλη', 'en')).toBe('Άλλη')
    expect(groupIn({}, 'constructor', 'en')).toBe('constructor')
  })
})
