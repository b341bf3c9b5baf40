import { CoverFrame } from './cover-frame.tsx'
import { ResetForm } from './reset-form.tsx'

const ResetPasswordCoverPage = () => (
  <CoverFrame kind="reset-password">
    <ResetForm look="cover" />
  </CoverFrame>
)
export default ResetPasswordCoverPage
