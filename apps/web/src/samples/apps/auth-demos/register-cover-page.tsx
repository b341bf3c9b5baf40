import { CoverFrame } from './cover-frame.tsx'
import { RegisterForm } from './register-form.tsx'

const RegisterCoverPage = () => (
  <CoverFrame kind="register">
    <RegisterForm look="cover" />
  </CoverFrame>
)
export default RegisterCoverPage
