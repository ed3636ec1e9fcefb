/** The captcha's widget without its proof of work: ticking its checkbox solves it. */
class AltchaStandIn extends HTMLElement {
  connectedCallback(): void {
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    label.append(box, this.getAttribute('language') === 'he' ? 'אני לא רובוט' : 'I am not a robot');
    box.addEventListener('change', () => {
      this.dispatchEvent(
        new CustomEvent('statechange', {
          detail: box.checked ? { state: 'verified', payload: 'c29sdmVk' } : { state: 'unverified' },
        }),
      );
    });
    this.replaceChildren(label);
  }
}

customElements.define('altcha-widget', AltchaStandIn);

/** Does nothing, because the stand-in has texts of its own. */
export function teachWords(): void {
  return undefined;
}
