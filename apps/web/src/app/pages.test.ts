import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { ROUTES } from '@telemachos/contract/routes'
import { describe, expect, it } from 'vitest'
import { PAGES } from './pages.ts'

describe('pages', () => {
  it('exist for every route, and for no other', () => {
    // Drawn without a page of their own: sign-in, a new password and a changed address, applications, fixed messages, and the way to the project.
    const others = [
      'root.signin',
      'root.resetpassword',
      'root.emailchange',
      'root.applicationForm',
      'root.applicationFormResult',
      'root.applicationFormResultForm',
      'root.applicationFormConfirm',
      'denied',
      'error',
      'notfound',
      'root.defaultlayout',
    ]
    const drawn = ROUTES.filter(
      ({ state, layout, redirect }: RouteDefinition) =>
        !layout && !redirect && !others.includes(state),
    )
    expect(Object.keys(PAGES).toSorted()).toEqual(drawn.map(({ state }) => state).toSorted())
  })
})
