import { Button, NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { ItemList } from '#web/samples/ui/data/item-list.tsx'
import { slugOf } from '#web/samples/lib/slug.ts'
import styles from './modal-examples.module.css'

const ROLES = ['owner', 'edit', 'comment', 'view'] as const
type Member = { name: string; role: string }
const MEMBERS: Member[] = [
  { name: 'Amara Nwosu', role: 'owner' },
  { name: 'Björn Halvorsen', role: 'edit' },
  { name: 'Chiara Benedetti', role: 'comment' },
  { name: 'Eero Lehtola', role: 'view' },
]
const LINK = 'https://onward.example/projects/ward-roster'

/** Who works on a project, and what each may do. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const [members, setMembers] = useState<readonly Member[]>(MEMBERS)
  const others = SAMPLE_PEOPLE.filter((name) => members.every((member) => member.name !== name))
  return (
    <Dialog title={t('modal.share')} size="lg" onClose={onClose}>
      <p className={styles.lead}>{t('modal.shareLead')}</p>
      <ChoiceField
        // A new one each time: the last choice is among the members now.
        key={members.length}
        label={t('modal.addMember')}
        placeholder={t('modal.addMemberHint')}
        choices={others.map((name) => ({ value: name, label: name }))}
        value=""
        onChange={(name) => name !== '' && setMembers([...members, { name, role: 'view' }])}
      />
      <h3 className={styles.sub} aria-live="polite">
        {t('modal.members', { count: members.length })}
      </h3>
      <ItemList
        label={t('modal.memberList')}
        rows={members.map(({ name, role }) => ({
          id: name,
          mark: { drawing: <Avatar name={name} size={38} /> },
          title: name,
          hint: `${slugOf(name).replaceAll('-', '.')}@northgate-staffing.test`,
          end: (
            <NativeSelect
              size="xs"
              aria-label={t('modal.roleOf', { name })}
              data={ROLES.map((value) => ({ value, label: t(`modal.role.${value}`) }))}
              value={role}
              onChange={({ currentTarget: { value } }) =>
                setMembers(members.map((one) => (one.name === name ? { name, role: value } : one)))
              }
            />
          ),
        }))}
      />
      <div className={styles.link}>
        <span>
          <Icon name="users" /> {t('modal.shareLink')}
        </span>
        <Button
          variant="light"
          leftSection={<Icon name="copy" size={16} />}
          onClick={() => void copy(LINK, t('modal.linkCopied'))}
        >
          {t('modal.copyLink')}
        </Button>
      </div>
    </Dialog>
  )
}
