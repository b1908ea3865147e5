import { describe, expect, it } from 'vitest'
import { inProject, pathOf, pathOfState, type ProjectPath } from './paths.ts'
import { pathMatcher } from './route-paths.ts'
import { ROUTES } from './routes.ts'

describe('pathOf', () => {
  it('is the path below the project, or the whole one outside', () => {
    expect(pathOf('mentor.mentee.view', { menteeId: 7 })).toBe('mentor/mentee/7')
    expect(pathOf('mentor.mentee.view', { menteeId: 7, actionId: 3 })).toBe('mentor/mentee/7/3')
    expect(pathOf('mentee.action', { Id: 3, View: undefined })).toBe('mentee/action/3')
    expect(pathOf('mentee.view')).toBe('mentee')
    expect(pathOf('root.quest', { id: 5 })).toBe('/Quest/5')
    expect(pathOf('root.signin')).toBe('/signin')
  })

  it('encodes what it is given', () => {
    expect(pathOf('view', { name: 'όροι/1?a#b' })).toBe(
      'views/%CF%8C%CF%81%CE%BF%CE%B9%2F1%3Fa%23b',
    )
  })

  it('takes each parameter of the path, and no other', () => {
    // @ts-expect-error the mentee is missing
    pathOf('mentor.mentee.view', { actionId: 3 })
    // @ts-expect-error all of them are missing
    pathOf('questresults.set')
    // @ts-expect-error the path has no such parameter
    pathOf('calendar', { day: '2030-01-01' })
    // @ts-expect-error there is no such page
    expect(() => pathOf('nowhere')).toThrow('no route')
  })

  it('leaves nothing of a parameter in any path', () => {
    for (const { state, path } of ROUTES) {
      const names = [...path.matchAll(/\{(\w+)\??\}/g)].flatMap(([, name]) => name ?? [])
      const name = state.replace(/^root\.defaultlayout\.project\./, '')
      const values = Object.fromEntries(names.map((one) => [one, 'x']))
      const filled = (pathOf as (name: string, values: object) => ProjectPath)(name, values)
      const isInside = path.startsWith('/{curProject}/')
      if (state === 'root.defaultlayout.project') continue
      expect(isInside ? inProject('demo', filled) : filled).toMatch(pathMatcher(path))
    }
  })
})

it('leaves optional parameters out where only the state is known', () => {
  expect(pathOfState('root.defaultlayout.project.mentee.view')).toBe('mentee')
  expect(pathOfState('root.defaultlayout.project.mentor.action.list')).toBe('mentor/action/list')
})

it('puts a path below its project', () => {
  expect(inProject('demo', pathOf('calendar'))).toBe('/demo/calendar')
  expect(inProject(7)).toBe('/7/')
})
