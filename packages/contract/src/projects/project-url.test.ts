import { expect, it } from 'vitest'
import { contract } from '../index.ts'
import { ROUTES } from '../routes.ts'
import { isProjectUrl } from './project-url.ts'

const firstPartsOf = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.split('/')[1] ?? '').filter((part) => /^[\w-]+$/.test(part))),
]

it('a project is not found under the beginning of a call’s path, nor of another page’s', () => {
  const calls = Object.values(contract).flatMap((group) =>
    Object.values(group.calls).map(({ path }) => path),
  )
  const taken = firstPartsOf([...calls, ...ROUTES.map(({ path }) => path)])
  expect(taken).toEqual(expect.arrayContaining(['api', 'razor', 'uncached', 'signin']))
  expect(taken.filter((part) => isProjectUrl(part))).toEqual([])
  expect(taken.filter((part) => isProjectUrl(part.toUpperCase()))).toEqual([])
})

it('a project is found under letters, digits, hyphens and underscores', () => {
  expect(['gefyres', 'razor2', 'Gefyres_2-b', 'apis'].filter((url) => !isProjectUrl(url))).toEqual(
    [],
  )
  expect(['7', 'a b', '', 'en'].filter((url) => isProjectUrl(url))).toEqual([])
})
