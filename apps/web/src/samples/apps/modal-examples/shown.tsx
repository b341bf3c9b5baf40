import { useText } from '#web/lib/text.ts'
import type { UserDetails } from '#web/samples/lib/user-details.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import type { Example } from './examples.ts'

const AddressDialog = lazyPart(() => import('./address-dialog.tsx'), 'AddressDialog')
const CardDialog = lazyPart(() => import('#web/samples/ui/billing/card-dialog.tsx'), 'CardDialog')
const CreateApp = lazyPart(() => import('./create-app.tsx'), 'CreateApp')
const EditUser = lazyPart(() => import('#web/samples/ui/people/edit-user.tsx'), 'EditUser')
const PricingDialog = lazyPart(() => import('#web/samples/ui/billing/pricing-dialog.tsx'), 'PricingDialog')
const ReferDialog = lazyPart(() => import('./refer-dialog.tsx'), 'ReferDialog')
const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog')
const TwoFactor = lazyPart(() => import('#web/samples/ui/people/two-factor.tsx'), 'TwoFactor')

const USER: UserDetails = {
  first: 'Keala',
  last: 'Mahoe',
  username: 'keala.mahoe',
  email: 'keala.mahoe@northgate-staffing.test',
  status: 'active',
  taxId: 'TAX-20417',
  contact: '(555) 010-0142',
  language: 'English',
  country: 'United States',
  isBilling: true,
}

/** The dialog that is open; each is loaded when it is first shown. What they save goes nowhere. */
export const Shown = ({ example, onClose }: { example: Example; onClose: () => void }) => {
  const t = useText()
  const end = (text: string) => {
    onClose()
    tell(text)
  }
  switch (example) {
    case 'share':
      return <ShareDialog onClose={onClose} />
    case 'card':
      return (
        <CardDialog
          title={t('modal.card')}
          lead={t('modal.cardLead')}
          choice={t('card.keep')}
          onSave={({ end: digits }) => end(t('modal.cardAdded', { end: digits }))}
          onClose={onClose}
        />
      )
    case 'pricing':
      return (
        <PricingDialog
          title={t('modal.pricing')}
          current="basicPlan"
          onChoose={({ title }) => end(t('modal.planChosen', { plan: title }))}
          onClose={onClose}
        />
      )
    case 'refer':
      return <ReferDialog onClose={onClose} />
    case 'address':
      return <AddressDialog onSave={() => end(t('modal.addressAdded'))} onClose={onClose} />
    case 'app':
      return <CreateApp onDone={(name) => end(t('modal.appCreated', { name }))} onClose={onClose} />
    case 'twoFactor':
      return <TwoFactor account={USER.username} onDone={() => end(t('modal.twoFactorOn'))} onClose={onClose} />
    case 'user':
      return (
        <EditUser
          details={USER}
          onSave={({ first, last }) => end(t('modal.userSaved', { name: `${first} ${last}` }))}
          onClose={onClose}
        />
      )
  }
}
