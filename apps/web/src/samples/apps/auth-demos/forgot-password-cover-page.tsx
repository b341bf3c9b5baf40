import { CoverFrame } from './cover-frame.tsx'
import { ForgotForm } from './forgot-form.tsx'

const ForgotPasswordCoverPage = () => (
  <CoverFrame kind="forgot-password">
    <ForgotForm look="cover" />
  </CoverFrame>
)
export default ForgotPasswordCoverPage
