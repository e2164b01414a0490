/** Chromium prerenders nothing while a debugger is attached, so the page follows the link without a test. */
const follow = async () => {
  if ((await (await fetch('follow.txt')).text()) === 'yes')
    document.querySelector('#account').click();
  else setTimeout(follow, 100);
};
await follow();
