import { pathOf } from '@telemachos/contract/paths'
import { IconPencilPlus, IconUsersPlus } from '@tabler/icons-react'
import { CONVERSATION_PAGE, MIN_SEARCH } from '@telemachos/contract/chat/limits'
import { Suspense, useState } from 'react'
import { Row, Stack, Text } from '#layout'
import { useMay, useParticipant, useSettings, useTexts } from '#shared'
import {
  Button,
  EmptyState,
  Loadable,
  Pager,
  ProjectLink,
  SearchField,
  lazyPart,
  lazyWindow,
} from '#ui'
import classes from './chat.module.css'
import { ConversationLine } from './conversation-line.tsx'
import { useConversations } from './use-conversations.ts'

const ContactDialog = lazyWindow(() => import('./contact-dialog.tsx'), 'ContactDialog')
const FoundMessages = lazyPart(() => import('./found-messages.tsx'), 'FoundMessages')
const SideContacts = lazyPart(() => import('./side-contacts.tsx'), 'SideContacts')
const GroupDialog = lazyWindow(() => import('./group-dialog.tsx'), 'GroupDialog')

/** The person's conversations, what is found in them, and beginning another one. */
export function ConversationList({ openId }: { readonly openId: number | undefined }) {
  const { t } = useTexts()
  const may = useMay()
  const isMentee = useParticipant() === 'mentee'
  const isOff = useSettings().Config?.Chat?.Enabled !== true
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const [dialog, setDialog] = useState<'contact' | 'group'>()
  const query = useConversations(page)
  const words = search.trim()
  const isSearched = words.length >= MIN_SEARCH
  return (
    <>
      {isOff ? (
        <Text tone="soft" size="small" className={classes.notice}>
          {t('chat.off')}
        </Text>
      ) : (
        <Row gap={2}>
          <Button
            leftSection={<IconPencilPlus size={18} aria-hidden="true" />}
            onClick={() => setDialog('contact')}
          >
            {t('chat.new')}
          </Button>
          {may('chat.createGroup') && (
            <Button
              variant="default"
              leftSection={<IconUsersPlus size={18} aria-hidden="true" />}
              onClick={() => setDialog('group')}
            >
              {t('chat.newGroup')}
            </Button>
          )}
        </Row>
      )}
      <div>
        <SearchField
          value={search}
          onChange={setSearch}
          label={t('chat.search')}
          placeholder={t('chat.search')}
        />
      </div>
      {isSearched ? (
        <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
          <FoundMessages key={search} search={words} />
        </Suspense>
      ) : (
        <Loadable query={query}>
          {({ list, All }) =>
            All === 0 ? (
              <EmptyState title={t('chat.empty')} text={t(isOff ? 'chat.off' : 'chat.emptyText')} />
            ) : (
              <Stack gap={3}>
                <ul className={classes.list} aria-label={t('chat.list')}>
                  {list.map((conversation) => (
                    <ConversationLine
                      key={conversation.Id}
                      conversation={conversation}
                      isOpen={conversation.Id === openId}
                    />
                  ))}
                </ul>
                {All > CONVERSATION_PAGE && (
                  <Pager page={page} last={Math.ceil(All / CONVERSATION_PAGE)} onChange={setPage} />
                )}
              </Stack>
            )
          }
        </Loadable>
      )}
      {!isOff && (isSearched || openId === undefined) && (
        <Suspense>
          <SideContacts search={isSearched ? words : ''} />
        </Suspense>
      )}
      {may('chat.listReports') && (
        <ProjectLink to={pathOf('chatreports')}>{t('chat.reports.title')}</ProjectLink>
      )}
      {isMentee && (
        <p className={classes.help}>
          {t('chat.help')} <a href="tel:116111">116 111</a> ({t('chat.help.europe')}),{' '}
          <a href="tel:1056">1056</a> ({t('chat.help.smile')}).
        </p>
      )}
      {dialog === 'contact' && <ContactDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'group' && <GroupDialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
