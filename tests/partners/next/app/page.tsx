import { Bills } from './bills';

const Page = () => (
  <main>
    <Bills />
  </main>
);

export default Page;
