import { settingLimits } from 'virtual:setting-limits'
import { limitOf } from '#shared'
import type { JsonPath } from './json-path.ts'

const LIMITS = Object.entries(settingLimits).map(
  ([path, limit]) => [path.split(/\.|(?=\[\])/), limit] as const,
)

/** How long a text of a project may be, by where it stands; undefined where anything goes. */
export function settingLimit(path: JsonPath): number | undefined {
  const [root, ...parts] = path
  if (root !== 'Settings') return limitOf('projects.setProject', `Project.${String(root)}`)
  return LIMITS.find(
    ([pattern]) =>
      pattern.length === parts.length &&
      pattern.every((one, place) => one === '*' || one === segmentOf(parts[place])),
  )?.[1]
}

const segmentOf = (part: JsonPath[number] | undefined): string =>
  typeof part === 'number' ? '[]' : String(part)
