import { ROLES } from './core/roles.ts'
import { routeOf, type RouteState } from './routes.ts'
import { describe, expect, it } from 'vitest'
import { homeOf, mayOpen } from './route-access.ts'

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
  it('is the home of the project for every role but the applicant', () => {
    for (const role of ROLES.filter((role) => role !== 'Registered')) {
      expect([role, homeOf(role)]).toEqual([role, `${PROJECT}.home`])
    }
    expect(homeOf('Registered')).toBeUndefined()
  })
})
