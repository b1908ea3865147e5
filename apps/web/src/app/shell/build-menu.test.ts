import { pathOf } from '@telemachos/contract/paths'
import { describe, expect, it } from 'vitest'
import { besideTab, buildMenu, currentLink, currentTab } from './build-menu.ts'

const PROJECT = 'root.defaultlayout.project'
const settings = {
  Config: { tdfw: { Mentees: 'Ωφελούμενοι' } },
  Roles: {
    Mentor: [
      {
        state: `${PROJECT}.mentor`,
        label: 'Mentees',
        items: [
          { state: `${PROJECT}.mentor.action.list`, label: 'Πλέγμα' },
          { state: `${PROJECT}.mentor.mentee.list`, label: 'Mentees' },
          { state: `${PROJECT}.admin.home`, label: 'Διαχείριση' },
        ],
      },
      { state: `${PROJECT}.customlayout`, label: 'Διάταξη' },
      { state: `${PROJECT}.chat`, label: 'Συνομιλίες' },
      { state: 'no.such.state', label: 'Τίποτα' },
      { state: `${PROJECT}.settings`, label: 'Ρυθμίσεις' },
    ],
  },
}

describe('buildMenu', () => {
  const tabs = buildMenu(settings, 'Mentor')

  it('offers only what is known and allowed, in the words of the project', () => {
    expect(tabs).toEqual([
      {
        label: 'Ωφελούμενοι',
        path: 'mentor/action/list',
        items: [
          { label: 'Πλέγμα', path: 'mentor/action/list' },
          { label: 'Ωφελούμενοι', path: 'mentor/mentee/list' },
        ],
      },
      { label: 'Διάταξη', path: 'customlayout', items: [] },
      { label: 'Ρυθμίσεις', path: 'settings', items: [] },
    ])
  })

  it('offers the conversations of a project whose chat is open', () => {
    const open = { ...settings, Config: { ...settings.Config, Chat: { Enabled: true } } }
    expect(buildMenu(open, 'Mentor').map(({ label }) => label)).toContain('Συνομιλίες')
  })

  it('knows the tab of a page below it', () => {
    expect(currentTab(tabs, 'mentor/mentee/list')?.label).toBe('Ωφελούμενοι')
    expect(currentTab(tabs, 'mentor/mentee/17/3')?.label).toBe('Ωφελούμενοι')
    expect(currentTab(tabs, 'mentor/chatitems')).toBeUndefined()
    expect(currentTab(tabs, 'settings')?.label).toBe('Ρυθμίσεις')
    expect(currentTab(tabs, 'userinfo')).toBeUndefined()
  })

  it('knows the tab of an address written in another case', () => {
    expect(currentTab(tabs, 'Mentor/Action/List')?.label).toBe('Ωφελούμενοι')
    expect(currentTab(tabs, 'MENTOR/mentee/17')?.label).toBe('Ωφελούμενοι')
  })

  it('has the menu of the Admin for a SuperAdmin whom the project does not know', () => {
    const home = { state: `${PROJECT}.admin.home`, label: 'Επισκόπηση' }
    const known = { Roles: { Admin: [home] } }
    const shown = [{ label: 'Επισκόπηση', path: 'admin/home', items: [] }]
    expect(buildMenu(known, 'SuperAdmin')).toEqual(shown)
    expect(buildMenu({ Roles: { ...known.Roles, SuperAdmin: [] } }, 'SuperAdmin')).toEqual([])
  })

  it('is empty for a role without entries', () => {
    expect(buildMenu(settings, 'Translator')).toEqual([])
  })
})

it('has a menu beside the page where the tab does not lead to all of it', () => {
  const [grid, list] = [
    { label: 'Πλέγμα', path: pathOf('mentor.action.list') },
    { label: 'Ωφελούμενοι', path: pathOf('mentor.mentee.list') },
  ]
  expect(besideTab({ ...grid, items: [] })).toEqual([])
  expect(besideTab({ ...grid, items: [grid] })).toEqual([])
  expect(besideTab({ ...grid, items: [list] })).toEqual([list])
  expect(besideTab({ ...grid, items: [grid, list] })).toEqual([grid, list])
})

describe('the link to which a page belongs', () => {
  const links = [
    { label: 'Επισκόπηση', path: pathOf('admin.home') },
    { label: 'Φύλλα', path: pathOf('admin.spreadsheets') },
    { label: 'Χρήστες', path: pathOf('admin.user.list') },
    { label: 'Αναφορές', path: pathOf('admin.report.list') },
    { label: 'Έτοιμες', path: pathOf('admin.report.ready') },
  ]
  it.each([
    ['admin/spreadsheets', 'Φύλλα', true],
    ['Admin/SpreadSheets', 'Φύλλα', true],
    ['admin/spreadsheets/6', 'Φύλλα', false],
    ['admin/user/17', 'Χρήστες', false],
    ['admin/user/list', 'Χρήστες', true],
    ['admin/report/view/3', 'Αναφορές', false],
    ['admin/report/edit/new', 'Αναφορές', false],
    ['admin/report/ready', 'Έτοιμες', true],
  ])('of %s is %s', (address, label, isPage) => {
    const found = currentLink(links, address)
    expect([found?.link.label, found?.isPage]).toEqual([label, isPage])
  })

  it('is none where only letters of a name are the same', () => {
    expect(currentLink(links, 'admin/spreadsheets2')).toBeUndefined()
    expect(currentLink(links, 'admin')).toBeUndefined()
  })

  it('is the nearest of several', () => {
    const below = [
      ...links,
      { label: 'Ένα', path: pathOf('admin.spreadsheets.edit', { spreadsheetId: 6 }) },
    ]
    expect(currentLink(below, 'admin/spreadsheets/6')?.link.label).toBe('Ένα')
  })
})
