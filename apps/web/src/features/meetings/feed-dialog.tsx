import { Row, Stack } from '#layout'
import {
  askToConfirm,
  Button,
  CopyButton,
  IconButton,
  Loadable,
  OwnOnly,
  ModalDialog,
  TextField,
  toast,
} from '#ui'
import { formatDateTime } from '@telemachos/rules/dates'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { errorText, useCall, useMay, useTexts, useWrite, type CallOutput } from '#shared'
import classes from './feed-dialog.module.css'

/** The private address by which other calendars show one's meetings: made, made anew, turned off. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const isOwn = useMay()('meetings.getFeed')
  const feed = useCall('meetings.getFeed', {}, { enabled: isOwn })
  return (
    <ModalDialog label={t('feed.open')} className={classes.dialog} onClose={onClose}>
      <Row as="header" nowrap gap={3} align="start" justify="between">
        <h2 className={classes.title}>{t('feed.open')}</h2>
        <IconButton label={t('feed.close')} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </Row>
      <p>{t('feed.text')}</p>
      {isOwn ? <Loadable query={feed}>{(data) => <Feed feed={data} />}</Loadable> : <OwnOnly />}
    </ModalDialog>
  )
}

function Feed({ feed: { Since, ReadAt } }: { readonly feed: CallOutput<'meetings.getFeed'> }) {
  const { t } = useTexts()
  const renew = useWrite('meetings.renewFeed')
  const revoke = useWrite('meetings.revokeFeed')
  const [url, setUrl] = useState<string>()
  const isOn = Since !== null

  async function makeNew(): Promise<void> {
    const question = { title: t('feed.renewTitle'), text: t('feed.renewText') }
    if (isOn && !(await askToConfirm({ ...question, confirmLabel: t('feed.renew') }))) return
    renew.mutate({}, { onSuccess: ({ Url }) => setUrl(Url) })
  }
  async function turnOff(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('feed.revokeTitle'),
      text: t('feed.revokeText'),
      confirmLabel: t('feed.revoke'),
      danger: true,
    })
    if (!isSure) return
    setUrl(undefined)
    revoke.mutate({}, { onSuccess: () => toast(t('feed.revoked')) })
  }
  const failed = renew.error ?? revoke.error
  return (
    <>
      <p className={classes.state} role="status">
        {isOn ? t('feed.since', { at: formatDateTime(Since) }) : t('feed.off')}{' '}
        {isOn && (ReadAt ? t('feed.readAt', { at: formatDateTime(ReadAt) }) : t('feed.neverRead'))}
      </p>
      {url && (
        <Stack gap={2} align="start" packed className={classes.address}>
          <TextField label={t('feed.address')} value={url} readOnly />
          <CopyButton text={url} />
          <p className={classes.how}>{t('feed.how')}</p>
        </Stack>
      )}
      {failed && <p role="alert">{errorText(failed, t)}</p>}
      <Row gap={3} className={classes.buttons}>
        <Button loading={renew.isPending} onClick={() => void makeNew()}>
          {t(isOn ? 'feed.renew' : 'feed.create')}
        </Button>
        {isOn && (
          <Button variant="default" loading={revoke.isPending} onClick={() => void turnOff()}>
            {t('feed.revoke')}
          </Button>
        )}
      </Row>
    </>
  )
}
