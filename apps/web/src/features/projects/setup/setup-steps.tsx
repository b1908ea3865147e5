import { Link } from '@tanstack/react-router'
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { inProject } from '@telemachos/contract/paths'
import { Text } from '#layout'
import { useTexts, type CallOutput } from '#shared'
import classes from './setup.module.css'
import { placeOfStep } from './step-places.ts'

type Step = CallOutput<'projects.getSetup'>['Steps'][number]

interface Props {
  readonly project: { readonly Id: number; readonly url: string }
  readonly steps: readonly Step[]
}

/** The steps from a blank project to its first mentee, each leading to where it is done. */
export function SetupSteps({ project, steps }: Props) {
  const { t } = useTexts()
  const next = steps.find(({ Done }) => !Done)?.Key
  return (
    <ol className={classes.steps}>
      {steps.map(({ Key, Done, Count }) => {
        const { to, hash } = placeOfStep(Key, project.Id)
        const Icon = Done ? IconCircleCheckFilled : IconCircle
        return (
          <li key={Key} data-done={Done} data-next={Key === next || undefined}>
            <Link to={inProject(project.url, to)} {...(hash && { hash })} className={classes.step}>
              <Icon size={22} aria-hidden="true" className={classes.mark} />
              <span className={classes.words}>
                <strong>
                  {t(`projects.setup.${Key}`)}{' '}
                  <span className="visually-hidden">
                    {t(Done ? 'projects.setup.done' : 'projects.setup.open')}
                  </span>
                </strong>
                <Text as="span" tone="faint" size="small">
                  {Count !== null && (Done || Key === 'links')
                    ? t(`projects.setup.${Key as 'fields'}.count`, { count: Count })
                    : t(`projects.setup.${Key}Text`)}
                </Text>
              </span>
              <IconChevronRight size={18} aria-hidden="true" className={classes.chevron} />
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
