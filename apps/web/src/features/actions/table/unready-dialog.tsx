import { Stack, Text } from '#layout'
import { DialogFrame, ProjectLink } from '#ui'
import { pathOf } from '@telemachos/contract/paths'
import { useTexts } from '#shared'
import { PublishFindings } from '../findings/publish-findings.tsx'
import type { Unready } from './unready.ts'
import classes from './table.module.css'

interface Props {
  readonly projectId: number
  readonly actions: readonly Unready[]
  readonly onClose: () => void
}

/** What each action still needs before it is published, with the page where it is made. */
export function UnreadyDialog({ projectId, actions, onClose }: Props) {
  const { t } = useTexts()
  return (
    <DialogFrame
      title={t('actions.table.unready')}
      text={t('actions.table.unreadyText')}
      cancellable={false}
      onCancel={onClose}
      onConfirm={onClose}
    >
      <Stack gap={4}>
        {actions.map(({ ActionId, Title, Missing }) => (
          <section key={ActionId}>
            <Text strong>
              <ProjectLink to={pathOf('admin.action.content', { actionId: ActionId })}>
                {Title}
              </ProjectLink>
            </Text>
            <ul className={classes.reasons}>
              {Missing.map(({ Rule, Text: words }) => (
                <li key={`${Rule} ${words}`}>{words}</li>
              ))}
            </ul>
          </section>
        ))}
        <PublishFindings
          besides
          projectId={projectId}
          actionIds={actions.map(({ ActionId }) => ActionId)}
        />
      </Stack>
    </DialogFrame>
  )
}
