import { ROLES, type Role } from '@telemachos/contract/core/roles'
import { pathOf, pathOfState, type ProjectPath } from '@telemachos/contract/paths'
import { describe, expect, it } from 'vitest'
import { buildMenu, type MenuLink, type MenuTab } from './build-menu.ts'
import { currentDestination, phoneDestinations } from './phone-destinations.ts'

const tab = (path: ProjectPath, ...items: MenuLink[]): MenuTab => ({ label: path, path, items })
const link = (path: ProjectPath): MenuLink => ({ label: path, path })

const home = pathOf('home')
const grid = pathOf('mentor.action.list')
const mentees = pathOf('mentor.mentee.list')
const calendar = pathOf('calendar')
const library = pathOf('library')
const chat = pathOf('chat')

const MENTOR = [
  tab(home),
  tab(grid, link(grid), link(mentees)),
  tab(calendar),
  tab(library),
  tab(chat),
]

const pathsOf = (tabs: readonly MenuTab[], role: Role): string[] =>
  phoneDestinations(tabs, role).links.map(({ path }) => path)

describe('the bar of a phone', () => {
  it('has what the role goes to most, in the order of its menu', () => {
    expect(pathsOf(MENTOR, 'Mentor')).toEqual([home, grid, chat])
    expect(phoneDestinations(MENTOR, 'Mentor').isMore).toBe(true)
  })

  it('takes the next where the menu has not what is wanted', () => {
    const closed = MENTOR.filter(({ path }) => path !== chat)
    expect(pathsOf(closed, 'Mentor')).toEqual([home, grid, calendar])
  })

  it('has a small menu whole, with what stands below its tabs, and no more of it', () => {
    const small = [tab(grid, link(grid), link(mentees)), tab(library)]
    expect(phoneDestinations(small, 'Mentor')).toEqual({
      links: [tab(grid, link(grid), link(mentees)), tab(library), link(mentees)],
      isMore: false,
    })
  })

  it('leaves what opens in a tab of its own to the menu', () => {
    const outside = [tab(home), tab(pathOfState('root.defaultlayout.goanyquest'))]
    expect(phoneDestinations(outside, 'Admin')).toEqual({ links: [tab(home)], isMore: true })
  })

  it('has nothing that the menu of the role has not', () => {
    const settings = { Roles: { Mentor: [], Mentee: [{ state: 'no.such', label: 'Τίποτα' }] } }
    for (const role of ROLES) {
      expect(phoneDestinations(buildMenu(settings, role), role).links).toEqual([])
      expect(phoneDestinations([tab(library)], role).links.map(({ path }) => path)).toEqual([
        library,
      ])
    }
  })
})

describe('the current one', () => {
  const { links } = phoneDestinations(MENTOR, 'Mentor')

  it.each([
    [home, home, true],
    [grid, grid, true],
    [mentees, grid, false],
    ['mentor/mentee/17', grid, false],
    ['Chat', chat, true],
  ])('of %s is %s', (address, path, isPage) => {
    expect(currentDestination(MENTOR, links, address)).toEqual({ path, isPage })
  })

  it('is none where the page is only in the menu', () => {
    expect(currentDestination(MENTOR, links, calendar)).toBeUndefined()
    expect(currentDestination(MENTOR, links, 'userinfo')).toBeUndefined()
  })
})
