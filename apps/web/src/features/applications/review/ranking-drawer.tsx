import { Heading, Row, Stack, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useMay, useTexts, useWrite, type CallOutput } from '#shared'
import { askToConfirm, Button, Drawer, Loadable, showSystemMessage, toast } from '#ui'
import classes from './applications.module.css'

type Ranking = CallOutput<'applications.rank'>

/** The ranking of a project's applications, and the list of it that is published. */
export default function RankingDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('applications.rank', { ProjectId })
  const title = t('applications.rank')
  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('applications.close')}
      onClose={onClose}
    >
      <Loadable query={query}>
        {(ranking) => (
          <Stack gap={4}>
            <Text tone="soft">{t('applications.rank.text')}</Text>
            <Publishing ranking={ranking} />
            <RankTable ranking={ranking} />
          </Stack>
        )}
      </Loadable>
    </Drawer>
  )
}

function Publishing({ ranking }: { readonly ranking: Ranking }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const publish = useWrite('applications.publishList')
  const withdraw = useWrite('applications.withdrawList')
  const { Published, Rows, Url } = ranking
  const path = pathOf('root.applicationFormResult', { status: 'list' })
  const link = `${location.origin}${path}?project=${Url}`
  const unscored = Rows.filter(({ Score }) => Score === null).length
  async function run(what: 'publish' | 'withdraw'): Promise<void> {
    const isSure = await askToConfirm({
      title: t(`applications.rank.${what}Confirm`),
      ...(what === 'publish' && {
        text:
          unscored > 0
            ? t('applications.rank.unscored', { count: unscored })
            : t('applications.rank.publishText'),
      }),
    })
    if (!isSure) return
    try {
      await (what === 'publish' ? publish : withdraw).mutateAsync({ ProjectId })
      toast(t(`applications.rank.${what}Done`))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Stack gap={2}>
      {Published ? (
        <Text>
          {t('applications.rank.published', {
            at: formatDateTime(Published.At),
            count: Published.Count,
          })}{' '}
          <a href={link} className={classes.link}>
            {t('applications.rank.open')}
          </a>
        </Text>
      ) : (
        <Text>{t('applications.rank.unpublished')}</Text>
      )}
      {may('applications.publishList') && (
        <Row gap={2}>
          <Button
            loading={publish.isPending}
            disabled={Rows.length === 0}
            onClick={() => void run('publish')}
          >
            {t(Published ? 'applications.rank.publishAgain' : 'applications.rank.publish')}
          </Button>
          {Published && (
            <Button
              variant="default"
              loading={withdraw.isPending}
              onClick={() => void run('withdraw')}
            >
              {t('applications.rank.withdraw')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

function RankTable({ ranking: { Rows, Capacity } }: { readonly ranking: Ranking }) {
  const { t, language } = useTexts()
  if (Rows.length === 0) return <Text tone="soft">{t('applications.rank.none')}</Text>
  return (
    <table className={classes.scores}>
      <caption className="visually-hidden">{t('applications.rank')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('applications.rank.place')}</th>
          <th scope="col">{t('applications.rank.who')}</th>
          <th scope="col">{t('applications.score')}</th>
          <th scope="col">{t('applications.column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {Rows.map((row) => (
          <tr key={row.Id} data-last={row.Rank === Capacity || undefined}>
            <td>{row.Rank ?? '–'}</td>
            <td>
              {fullName(row)}
              <br />
              <small>{row.Protocol}</small>
            </td>
            <td>{row.Score === null ? '–' : formatNumber(row.Score, language, 2)}</td>
            <td>{t(`applications.status.${row.Status}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
