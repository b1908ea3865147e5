import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Finding, lineAt, listFiles } from './repository.ts'

const MIGRATION = /^apps\/server\/src\/(?:kernel|modules\/[^/]+)\/migrations\/[^/]+\.sql$/
const MADE =
  /^[ \t]*create (?:or replace )?(?:constraint )?(?:materialized )?(function|procedure|view|trigger)\b/gim

/** Every function, view and trigger in a migration: each is in a file of the domain's `schema`, once. */
export function checkMigrations(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => MIGRATION.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return [...text.matchAll(MADE)].map(({ 1: kind, index }) => ({
        rule: 'repeatable',
        file,
        line: lineAt(text, index),
        message: `makes a ${kind}: it belongs in a file of schema/, where it is as it is now`,
      }))
    })
}
