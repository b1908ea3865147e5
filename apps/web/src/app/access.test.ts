import { ROLES } from '@telemachos/contract/core/roles'
import { ROUTES, routeOf, type RouteState } from '@telemachos/contract/core/routes'
import { describe, expect, it } from 'vitest'
import { homeOf, mayOpen, pathOf } from './access.ts'
import { PAGES } from './pages.ts'

const PROJECT = 'root.defaultlayout.project'

describe('mayOpen', () => {
  it.each<[RouteState, string, boolean]>([
    [`${PROJECT}.admin.home`, 'Coordinator', true],
    [`${PROJECT}.admin.home`, 'Mentor', false],
    [`${PROJECT}.admin.project.updateuserfields`, 'SupervisorLite', true],
    [`${PROJECT}.mentee.view`, 'Mentor', true],
    [`${PROJECT}.mentee.actions`, 'Mentor', false],
    [`${PROJECT}.mentor.action.list`, 'Microdata', true],
    [`${PROJECT}.mentor.action.list`, 'Mentee', false],
    [`${PROJECT}.home`, 'Registered', false],
    [`${PROJECT}.admin.user.view`, 'SuperAdmin', true],
  ])('%s for %s: %s', (state, role, allowed) => {
    expect(mayOpen(routeOf(state), role as never)).toBe(allowed)
  })
})

describe('homeOf', () => {
  it('is a ready page that the role may open', () => {
    for (const role of ROLES) {
      const home = homeOf(role)
      if (!home) continue
      expect([role, routeOf(home).ready, mayOpen(routeOf(home), role)]).toEqual([role, true, true])
    }
    expect(homeOf('Mentee')).toBe(`${PROJECT}.mentee.view`)
    expect(homeOf('Mentor')).toBe(`${PROJECT}.mentor.action.list`)
    expect(homeOf('Admin')).toBe(`${PROJECT}.admin.home`)
    expect(homeOf('Translator')).toBeUndefined()
  })
})

describe('pages', () => {
  it('exist for every ready route, and for no other', () => {
    // Drawn without a page of their own: sign-in and a new password, fixed messages, and the way to the project.
    const others = [
      'root.signin',
      'root.resetpassword',
      'denied',
      'error',
      'notfound',
      'root.defaultlayout',
    ]
    const ready = ROUTES.filter((route) => route.ready && !others.includes(route.state))
    expect(Object.keys(PAGES).toSorted()).toEqual(ready.map(({ state }) => state).toSorted())
  })
})

describe('pathOf', () => {
  it('leaves the project and optional parameters out', () => {
    expect(pathOf(`${PROJECT}.mentee.view`)).toBe('mentee')
    expect(pathOf(`${PROJECT}.mentor.action.list`)).toBe('mentor/action/list')
  })
})
