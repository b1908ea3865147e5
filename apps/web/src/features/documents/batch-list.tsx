import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import type { TextKey } from '@telemachos/contract/texts'
import { formatDateTime } from '@telemachos/rules/dates'
import { callAddress, useCall, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { Badge, Button, showSystemMessage } from '#ui'
import classes from './documents.module.css'

/** While something is made, it is looked at so often. */
const LOOK_MS = 2_000

const TONE = { making: 'info', done: 'done', cancelled: 'inactive', failed: 'overdue' } as const

type Batch = CallOutput<'documents.listBatches'>[number]

/** What the person has had made in the background; nothing where there is none. */
export function BatchList() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const { data = [] } = useCall(
    'documents.listBatches',
    { ProjectId },
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ State }) => State === 'making') ? LOOK_MS : false,
    },
  )
  if (data.length === 0) return null
  return (
    <Card as="section" gap={3} aria-labelledby="document-batches">
      <Heading id="document-batches">{t('documents.batches')}</Heading>
      <Text tone="soft">{t('documents.batches.lead')}</Text>
      <ul className={classes.batches}>
        {data.map((batch) => (
          <BatchLine key={batch.Id} batch={batch} />
        ))}
      </ul>
    </Card>
  )
}

function BatchLine({ batch }: { readonly batch: Batch }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const cancelling = useWrite('documents.cancelBatch')
  const { Id, Name, State, BegunAt, All, Made, Failed, Problems } = batch
  return (
    <li className={classes.batch}>
      <Row gap={2} align="center">
        <Text as="span" strong>
          {Name}
        </Text>
        <Text as="span" tone="soft">
          {formatDateTime(BegunAt)}
        </Text>
        <Badge tone={TONE[State]}>{t(`documents.batch.${State}`)}</Badge>
      </Row>
      {State === 'making' && (
        <progress aria-label={Name} value={Made + Failed} max={Math.max(1, All)} />
      )}
      <Text>{t('documents.batch.made', { made: Made, all: All })}</Text>
      {Failed > 0 && (
        <details>
          <summary>{t('documents.batch.problems', { count: Failed })}</summary>
          <ul>
            {Problems.map(({ UserId, Name: person, Rule }) => (
              <li key={UserId}>
                {person}: {t(`rule.${Rule}` as TextKey)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {State === 'failed' && <FailureNotice>{t('documents.batch.failedText')}</FailureNotice>}
      <Row gap={2} align="center">
        {State !== 'making' && Made > 0 && (
          <a href={callAddress('documents.downloadBatch', { Id })} download>
            {t('documents.batch.download')}
          </a>
        )}
        {State === 'making' && (
          <Button
            variant="default"
            loading={cancelling.isPending}
            onClick={() =>
              cancelling.mutate(
                { ProjectId, Id },
                { onError: (error) => showSystemMessage(error, t) },
              )
            }
          >
            {t('documents.batch.cancel')}
          </Button>
        )}
      </Row>
    </li>
  )
}
