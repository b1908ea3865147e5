import { namesOf } from '@telemachos/contract/library/category-path'
import { pathOf } from '@telemachos/contract/paths'
import { Heading } from '#layout'
import { useOpenedTitle, useTexts } from '#shared'
import { ProjectLink } from '#ui'
import classes from './library.module.css'

/** The folders from the topmost one to where one is; each but the last leads there. */
export function FolderPath({ category }: { readonly category: string }) {
  const { t } = useTexts()
  const names = namesOf(category)
  useOpenedTitle(names.at(-1))
  const steps = [
    { name: t('library.root'), path: '/' },
    ...names.map((name, at) => ({ name, path: `${names.slice(0, at + 1).join('/')}/` })),
  ]
  return (
    <nav aria-label={t('library.path')}>
      <ol className={classes['path']}>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at === steps.length - 1 ? (
              <Heading
                size="plain"
                tabIndex={-1}
                aria-current="page"
                data-opened={at > 0 || undefined}
              >
                {name}
              </Heading>
            ) : (
              <ProjectLink to={addressOf(path)}>{name}</ProjectLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Where a folder's page is. */
export const addressOf = (path: string) =>
  path === '/' ? pathOf('library') : pathOf('library.items', { Category: path.slice(0, -1) })
